// What Embedded Swift's runtime asks of its host, supplied without any host: the core does no I/O.
#ifndef PACESETTER_CSHIMS_H
#define PACESETTER_CSHIMS_H
#endif
