struct Modified<Content: View>: _Drawn, _Passing {
  let content: Content, note: String?, effect: (@MainActor (inout _Drawing) -> Void)?
  let happens: (@MainActor (inout _Drawing) -> Void)?
  nonisolated init(
    _ content: Content,
    _ note: String?,
    happens: (@MainActor (inout _Drawing) -> Void)? = nil,
    _ effect: (@MainActor (inout _Drawing) -> Void)? = nil
  ) {
    (self.content, self.note) = (content, note)
    (self.effect, self.happens) = (effect, happens)
  }
  func _draw(_ drawing: inout _Drawing) {
    let (outer, leaves) = (drawing.environment, drawing.leaves)
    effect?(&drawing)
    if let note { drawing.notes.append(note) }
    drawing.draw(content)
    // A group hands what is done to it to its children: where it has none, nothing happens.
    // https://developer.apple.com/documentation/swiftui/group
    if drawing.leaves > leaves { happens?(&drawing) }
    drawing.environment = outer
  }
}
public struct Animation: Sendable {
  public static let `default` = Self(), easeInOut = Self(), snappy = Self()
}
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = Self(), warning = Self(), start = Self(), stop = Self(),
    impact = Self(), increase = Self()
}
public protocol PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {};
public struct BorderedButtonStyle: PrimitiveButtonStyle {};
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { .init() }
};
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { .init() }
}
public struct ButtonBorderShape: Sendable {
  public static let automatic = Self(), capsule = Self(), circle = Self()
}
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { .init() }
}
public struct AccessibilityTraits: Sendable {
  public static let isHeader = Self(), isButton = Self(), updatesFrequently = Self()
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
@available(iOS, unavailable) public enum DigitalCrownRotationalSensitivity: Sendable {
  case low, medium, high
}
@available(iOS, unavailable) public struct DigitalCrownEvent: Sendable {
  public var offset: Double, velocity: Double
}
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
extension View {
  // Looks: nothing of them is in the text of a screen.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified(self, nil)
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { Modified(self, nil) }
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Modified(self, nil) }
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Modified(self, nil) }
  nonisolated public func font(_ font: Font?) -> some View { Modified(self, nil) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { Modified(self, nil) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { Modified(self, nil) }
  nonisolated public func monospacedDigit() -> some View { Modified(self, nil) }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    Modified(self, nil)
  }
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { Modified(self, nil) }
  nonisolated public func tint(_ tint: Color?) -> some View { Modified(self, nil) }
  nonisolated public func lineLimit(_ number: Int?) -> some View { Modified(self, nil) }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { Modified(self, nil) }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    Modified(self, nil)
  }
  nonisolated public func opacity(_ opacity: Double) -> some View { Modified(self, nil) }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    Modified(self, nil)
  }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { Modified(self, nil) }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    Modified(self, nil)
  }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    Modified(self, nil)
  }
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    Modified(self, nil)
  }
  nonisolated public func controlSize(_ size: ControlSize) -> some View { Modified(self, nil) }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    Modified(self, nil)
  }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { Modified(self, nil) }
  @available(iOS 26, watchOS 26, *) nonisolated public func glassEffect() -> some View {
    Modified(self, nil)
  }
  @available(watchOS, unavailable) nonisolated public func statusBarHidden(_ hidden: Bool = true)
    -> some View
  { Modified(self, nil) }
  @available(iOS, unavailable) nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View { Modified(self, nil) }
  @available(iOS, unavailable) nonisolated public func digitalCrownRotation<V: BinaryInteger>(
    detent: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryInteger {
    Modified(self, "crown") { drawing in
      drawing.crown = { [stage = drawing.stage] steps in
        let wanted = Int(detent.wrappedValue) + steps * Int(stride)
        let reached = V(min(max(wanted, Int(minValue)), Int(maxValue)))
        if reached != detent.wrappedValue, isHapticFeedbackEnabled { stage.detents += abs(steps) }
        detent.wrappedValue = reached
        onIdle()
      }
    }
  }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { Modified(self, nil) }
  @available(iOS 18, watchOS 11, *) nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { Modified(self, "double tap") }
  // What it means: part of the text.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    Modified(self, "title \"\(titleKey.text)\"")
  }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S)
    -> some View
  { Modified(self, "title \"\(title)\"") }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Modified(self, disabled ? "disabled" : nil) { $0.isDisabled = $0.isDisabled || disabled }
  }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    Modified(self, "label \"\(labelKey.text)\"")
  }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  { Modified(self, "label \"\(label)\"") }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some View
  { Modified(self, "value \"\(value)\"") }
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    Modified(self, "hint \"\(hint)\"")
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { Modified(self, nil) }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(self, tag) }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    Modified(self, nil)
  }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    Modified(self, nil)
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { Modified(self, nil) }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    Modified(self, nil)
  }
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { Modified(self, nil) { $0.environment[keyPath: keyPath] = value } }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    Modified(self, nil) { $0.environment.objects[ObjectIdentifier(T.self)] = object }
  }
  // What happens.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Modified(self, nil, happens: { $0.stage.appear($0.place, action) })
  }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    // Sets the state of its view, as every sample of Apple does.
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { Modified(self, nil, happens: { $0.stage.begin($0.place, action) }) }
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { Modified(self, nil, happens: { $0.stage.watch($0.place, value, action) }) }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Modified(self, nil, happens: { $0.urls.append(action) })
  }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { Shown(base: self, kind: "Sheet", isPresented: isPresented, content: content) }
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    Shown(
      base: self,
      kind: dialog(titleKey.text, titleVisibility),
      isPresented: isPresented,
      content: actions
    )
  }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    Shown(
      base: self,
      kind: dialog(String(title), titleVisibility),
      isPresented: isPresented,
      content: actions
    )
  }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    Shown(
      base: self,
      kind: "Alert \"\(titleKey.text)\"",
      isPresented: isPresented,
      content: actions
    )
  }
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Modified(self, nil)
  }
}
// A title is shown for certain only where it is asked for.
// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
func dialog(_ title: String, _ visibility: Visibility) -> String {
  visibility == .visible ? "Dialog \"\(title)\"" : "Dialog"
}
@available(iOS 18, watchOS 11, *) public struct HandGestureShortcut: Sendable {
  public static let primaryAction = Self()
}
struct Shown<Base: View, Content: View>: _Drawn, _Passing {
  let base: Base, kind: String, isPresented: Binding<Bool>, content: () -> Content
  nonisolated init(
    base: Base,
    kind: String,
    isPresented: Binding<Bool>,
    content: @escaping () -> Content
  ) { (self.base, self.kind, self.isPresented, self.content) = (base, kind, isPresented, content) }
  func _draw(_ drawing: inout _Drawing) {
    drawing.draw(base)
    if isPresented.wrappedValue { drawing.box(kind) { $0.draw(content()) } }
  }
}
