/* What libspeex calls of its surroundings: nothing is printed, and a fatal error traps. */
#include <stdlib.h>
#include <string.h>
#define OVERRIDE_SPEEX_FATAL
#define OVERRIDE_SPEEX_WARNING
#define OVERRIDE_SPEEX_WARNING_INT
#define OVERRIDE_SPEEX_NOTIFY
#define OVERRIDE_SPEEX_PUTC
static inline void _speex_fatal(const char*s,const char*f,int l){(void)s;(void)f;(void)l;__builtin_trap();}
static inline void speex_warning(const char*s){(void)s;}
static inline void speex_warning_int(const char*s,int v){(void)s;(void)v;}
static inline void speex_notify(const char*s){(void)s;}
static inline void _speex_putc(int c,void*f){(void)c;(void)f;}
