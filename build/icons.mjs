/** `node build/icons.mjs` draws the program's icons from its logo: build/icons/icon.ico and icon.png. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root } from './bundles.mjs'
import { drawIcon, readLogo } from './icons/draw.mjs'
import { ico, png } from './icons/files.mjs'

export { readPng } from './icons/files.mjs'

export const iconSizes = [16, 20, 24, 32, 40, 48, 64, 128, 256]
export const pngSize = 512

/** The logo's pixels at a given size. */
export function picture(size) {
  return { size, pixels: drawIcon(readLogo(readFileSync(`${root}/renderer/app/hanamaru.svg`, 'utf8')), size) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(`${root}/build/icons/icon.ico`, ico(iconSizes.map(picture)))
  writeFileSync(`${root}/build/icons/icon.png`, png(picture(pngSize).pixels, pngSize))
  console.log('written: build/icons/icon.ico, build/icons/icon.png')
}
