import Exchange
import HTTPTypes
import Hummingbird
import NIOCore
import Screens

/// Serves the local authority's certificate: `GET /authority.crt`.
///
/// It is for everybody, because a device needs it before it can be paired, and a certificate is no
/// secret.
struct AuthorityRoute {
  /// The certificate's bytes; nothing where TLS is not this machine's own.
  let certificate: [UInt8]?

  func add(to router: Router<Visit>) {
    router.on(ServerAPI.authority) { _, _ in
      guard let certificate else {
        throw Problem(.notFound, ServerRefusal.noAuthority)
      }
      return Response(
        status: .ok,
        headers: [
          .contentType: "application/x-x509-ca-cert",
          .contentDisposition: "attachment; filename=\"pacesetter.crt\"",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: certificate))
      )
    }
  }
}
