# How Swift becomes WebAssembly here, for Scripts/build-web and Benchmarks/Wasm/build, which source this.
#
# In Embedded Swift a program takes its libraries in as Swift modules and compiles all of their code that it
# uses into its own object. So the libraries are only parsed and checked, and the program alone is optimized:
# a third of the time that an object for each module takes, for the same code.

# $1: the folder for what is made on the way.
wasm_begin() {
  made=$1
  mkdir -p "$made"
  swift_lib=$(swiftc -print-target-info | python3 -c 'import json,sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
  builtins=$(find /usr/lib -name 'libclang_rt.builtins-wasm32.a' 2>/dev/null | sort | tail -n 1)
  [ -n "$builtins" ] || { echo "${0##*/}: libclang_rt.builtins-wasm32.a is missing; 'make setup' installs it" >&2; exit 1; }
  # Without the object outliner: Documentation/Decisions/0005.
  options=(-target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -parse-as-library -wmo
    -enable-experimental-feature Extern -Xfrontend -disable-stack-protector -package-name core
    -Xllvm -sil-disable-pass=object-outliner -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
    -Xcc -isystem -Xcc /usr/include/wasm32-wasi -I "$made" -I Core/Sources/CShims/include
    -I Core/Sources/CoachTexts/include)
}

# $1: the module, $2: its folder. Makes MODULE.swiftmodule, unoptimized.
wasm_library() {
  find "$2" -name '*.swift' -print0 | sort -z | xargs -0 swiftc "${options[@]}" -swift-version 6 \
    -Onone -assert-config Release -module-name "$1" -emit-module -emit-module-path "$made/$1.swiftmodule"
}

# $1: the module, $2: its folder, $3: Swift's language version, $4: the file. Makes the program whole.
wasm_program() {
  find "$2" -name '*.swift' -print0 | sort -z | xargs -0 swiftc "${options[@]}" -swift-version "$3" \
    -Osize -module-name "$1" -c -o "$made/$1.o"
  clang -target wasm32-unknown-wasi -isystem /usr/include/wasm32-wasi -I Core/Sources/CShims/include \
    -Os -c Core/Sources/CShims/shims.c -o "$made/shims.o"
  # With ${coaches} the program carries the texts of the coaches; only Swift's own compiler may know how to take a
  # file in. A page hands them over.
  "$(dirname "$(command -v swiftc)")/clang" -target wasm32-unknown-unknown -I Core/Sources/CoachTexts/include \
    ${coaches:+"$coaches"} -O2 -c Core/Sources/CoachTexts/texts.c -o "$made/texts.o"
  wasm-ld --no-entry --gc-sections --stack-first -z stack-size=524288 --export=__stack_pointer \
    -o "$made/$1.wasm" "$made/$1.o" "$made/shims.o" "$made/texts.o" -L/usr/lib/wasm32-wasi -lc -lm "$builtins" \
    "$swift_lib/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  # A stub for something that Embedded Swift lacks would only fail when it runs; refuse it here.
  if grep -aq undefined_weak "$made/$1.wasm"; then
    echo "${0##*/}: the core refers to what Embedded Swift does not have:" >&2
    grep -ao 'undefined_weak:[A-Za-z0-9_$]*' "$made/$1.wasm" | sort -u >&2
    exit 1
  fi
  # One level of optimization of expressions: the second takes four times as long for 1 % of the size.
  wasm-opt -Os --optimize-level=1 --strip-debug --strip-producers --enable-bulk-memory --enable-sign-ext \
    --enable-mutable-globals --enable-nontrapping-float-to-int "$made/$1.wasm" -o "$4.new"
  mv "$4.new" "$4"
}
