/* The few functions of libspeex that the program calls: wideband, 16 kHz, frames of 320 samples (SPEC section 9). */
#include <stdlib.h>
#include <speex/speex.h>
#define EXPORT_NAME(n) __attribute__((export_name(n)))

typedef struct { void *st; SpeexBits bits; short pcm[640]; char out[256]; } Enc;
typedef struct { void *st; SpeexBits bits; short pcm[640]; char in[256]; } Dec;

EXPORT_NAME("enc_new") Enc *enc_new(int quality, int complexity) {
  Enc *e = calloc(1, sizeof *e);
  int rate = 16000;
  e->st = speex_encoder_init(speex_lib_get_mode(SPEEX_MODEID_WB));
  speex_encoder_ctl(e->st, SPEEX_SET_SAMPLING_RATE, &rate);
  speex_encoder_ctl(e->st, SPEEX_SET_QUALITY, &quality);
  speex_encoder_ctl(e->st, SPEEX_SET_COMPLEXITY, &complexity);
  speex_bits_init(&e->bits);
  return e;
}
EXPORT_NAME("enc_pcm") short *enc_pcm(Enc *e) { return e->pcm; }
EXPORT_NAME("enc_out") char *enc_out(Enc *e) { return e->out; }
/* Encodes the 320 samples at enc_pcm; the number of bytes at enc_out. */
EXPORT_NAME("enc_encode") int enc_encode(Enc *e) {
  speex_bits_reset(&e->bits);
  speex_encode_int(e->st, e->pcm, &e->bits);
  return speex_bits_write(&e->bits, e->out, sizeof e->out);
}
EXPORT_NAME("enc_free") void enc_free(Enc *e) {
  speex_bits_destroy(&e->bits);
  speex_encoder_destroy(e->st);
  free(e);
}

EXPORT_NAME("dec_new") Dec *dec_new(int enh) {
  Dec *d = calloc(1, sizeof *d);
  d->st = speex_decoder_init(speex_lib_get_mode(SPEEX_MODEID_WB));
  speex_decoder_ctl(d->st, SPEEX_SET_ENH, &enh);
  speex_bits_init(&d->bits);
  return d;
}
EXPORT_NAME("dec_in") char *dec_in(Dec *d) { return d->in; }
EXPORT_NAME("dec_pcm") short *dec_pcm(Dec *d) { return d->pcm; }
/* Decodes the n bytes at dec_in, at most 256: 0 when a whole frame stands at dec_pcm, else -1 (end) or -2 (corrupt). */
EXPORT_NAME("dec_decode") int dec_decode(Dec *d, int n) {
  int result;
  if (n < 1 || n > (int) sizeof d->in) return -2;
  speex_bits_read_from(&d->bits, d->in, n);
  result = speex_decode_int(d->st, &d->bits, d->pcm);
  /* A frame that reads beyond its bytes was none. */
  return result == 0 && speex_bits_remaining(&d->bits) < 0 ? -2 : result;
}
EXPORT_NAME("dec_free") void dec_free(Dec *d) {
  speex_bits_destroy(&d->bits);
  speex_decoder_destroy(d->st);
  free(d);
}
