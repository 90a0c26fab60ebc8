#!/bin/sh
# Builds build/codec/speex.wasm and shared/codec/speex-wasm.ts: libspeex 1.2.1, encoder and decoder, wideband, as WebAssembly without imports.
#
#   SPEEX_SRC=/path/to/speex-1.2.1 build/codec/build.sh [OUT]
#
# Source: speex_1.2.1.orig.tar.gz of Debian 12 (`apt-get source speex`),
#   sha256 4b44d4f2b38a370a2d98a78329fefc56a0cf93d1c1be70029217baae6628feea
# Compiler: Debian 12's clang-14 lld-14 wasi-libc libclang-rt-14-dev-wasm32 (clang 14.0.6). The same tools make the same
# bytes: sha256 d7db6ca71721eb99061075fca27895c9f9d181bd2fb4b9dac8821a45d04595f3 (tests/shared/codec).
set -eu
HERE=$(cd "$(dirname "$0")" && pwd)
SRC=${SPEEX_SRC:?the unpacked speex-1.2.1 source}
OUT=${1:-$HERE/speex.wasm}
CC=${CC:-$(command -v clang-14 || command -v clang)}
INCLUDE=$(mktemp -d)
trap 'rm -rf "$INCLUDE"' EXIT
mkdir -p "$INCLUDE/speex"
cp "$SRC"/include/speex/*.h "$INCLUDE/speex/"
# What its configure script would write.
cat > "$INCLUDE/speex/speex_config_types.h" <<'TYPES'
#ifndef __SPEEX_TYPES_H__
#define __SPEEX_TYPES_H__
#include <stdint.h>
typedef int16_t spx_int16_t;
typedef uint16_t spx_uint16_t;
typedef int32_t spx_int32_t;
typedef uint32_t spx_uint32_t;
#endif
TYPES
FILES=""
for name in cb_search exc_10_32_table exc_8_128_table filters gain_table hexc_table high_lsp_tables lsp ltp speex vbr vq \
  bits exc_10_16_table exc_20_32_table exc_5_256_table exc_5_64_table gain_table_lbr hexc_10_32_table lpc lsp_tables_nb \
  modes modes_wb nb_celp quant_lsp sb_celp speex_callbacks window; do
  FILES="$FILES $SRC/libspeex/$name.c"
done
# shellcheck disable=SC2086
"$CC" --target=wasm32-wasi -Os -flto -ffp-contract=off -DNDEBUG -DFLOATING_POINT -DVAR_ARRAYS -DRELEASE '-DEXPORT=' \
  -DOS_SUPPORT_CUSTOM -w -I"$HERE" -I"$INCLUDE" -I"$SRC/libspeex" "$HERE/speex_shim.c" $FILES \
  -mexec-model=reactor -Wl,--strip-all -Wl,--gc-sections -Wl,-z,stack-size=262144 -Wl,--initial-memory=1048576 -o "$OUT"
sha256sum "$OUT"
[ $# -gt 0 ] || node "$HERE/embed.mjs"
