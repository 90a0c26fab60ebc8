/**
 * Splits the Japanese font of the program (renderer/app/fonts.css) in two: a file with the usual characters, which is
 * loaded at the start, and the whole file for all others, which is loaded later. The smaller file is not compressed,
 * because a program on the same PC reads it faster than it decompresses it (docs/performance.md).
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontCodePoints, otherRanges, rangesOf, unicodeRange } from './font-ranges.mjs'

const require = createRequire(import.meta.url)

/** A font face of the whole Japanese font, and the file that it names. */
const face = /@font-face \{[^}]*?url\("([^"]+-japanese-[^"]+)\.woff2"\) format\("woff2"\);\n\}\n/g

/** The files that the first screen needs: the usual characters and the Latin ones, of both weights. */
const early = /biz-udpgothic-(?:japanese-[^/]*-usual-[^/]*\.ttf|latin-[^/]*\.woff2)$/

/** Writes the smaller file of `source` into `folder`, and returns its path. Its name has a hash of its content. */
async function writeSubset(source, points, folder) {
  const font = await subsetFont(readFileSync(source), String.fromCodePoint(...points), { targetFormat: 'sfnt' })
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const file = path.join(folder, `${path.basename(source, '.woff2')}-usual-${hash}.ttf`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, font)
  return file
}

/**
 * @param {string} root the folder of the project
 * @returns {import('vite').Plugin}
 */
export const splitFonts = root => ({
  name: 'split-fonts',
  apply: 'build',
  enforce: 'pre',
  async transform(css, id) {
    if (!id.split('?')[0].replaceAll('\\', '/').endsWith('/renderer/app/fonts.css')) return null
    const points = fontCodePoints(root)
    const ranges = rangesOf(points)
    const faces = [...css.matchAll(face)]
    if (faces.length === 0) throw new Error('no Japanese font in fonts.css')
    let split = css
    for (const [whole, name] of faces) {
      const file = await writeSubset(require.resolve(`${name}.woff2`), points, path.join(root, 'dist/fonts'))
      const url = path.relative(path.dirname(id), file).replaceAll('\\', '/')
      const withRange = (text, of) => text.replace(/\}\n$/, `  unicode-range: ${unicodeRange(of)};\n}\n`)
      const usual = withRange(whole.replace(/url\(.*\)/, `url("${url}") format("truetype")`), ranges)
      split = split.replace(whole, () => withRange(whole, otherRanges(ranges)) + usual)
    }
    return { code: split, map: null }
  },
  // Text that is laid out before its font is there is laid out twice, the first time with the fonts of the system.
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const files = Object.keys(bundle ?? {}).filter(file => early.test(file))
      if (files.length !== 4) throw new Error(`${files.length} fonts are needed at the start, not 4`)
      const attrs = { rel: 'preload', as: 'font', crossorigin: true }
      return files.map(file => ({
        tag: 'link',
        attrs: { ...attrs, type: `font/${path.extname(file).slice(1)}`, href: `./${file}` },
        injectTo: 'head',
      }))
    },
  },
})
