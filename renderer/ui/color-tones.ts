/** Maps the colours of server HTML to the few colours of LOOK. */

type Tone = 'good' | 'middle' | 'bad' | 'ai' | 'sub'

const names: Record<string, readonly [number, number, number]> = {
  red: [255, 0, 0],
  crimson: [220, 20, 60],
  darkred: [139, 0, 0],
  orange: [255, 165, 0],
  orangered: [255, 69, 0],
  yellow: [255, 255, 0],
  gold: [255, 215, 0],
  green: [0, 128, 0],
  lime: [0, 255, 0],
  limegreen: [50, 205, 50],
  blue: [0, 0, 255],
  navy: [0, 0, 128],
  purple: [128, 0, 128],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
}

function rgbOf(color: string): readonly number[] | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color)?.[1]
  if (hex) {
    const size = hex.length / 3
    return [0, 1, 2].map(at => Number.parseInt(hex.slice(at * size, (at + 1) * size).repeat(size === 1 ? 2 : 1), 16))
  }
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(color)
  return rgb ? rgb.slice(1, 4).map(Number) : (names[color] ?? null)
}

/** The hue in degrees, the chroma (0 = grey) and the brightness, each 0–1. */
function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): { hue: number; chroma: number; value: number } {
  const max = Math.max(red, green, blue)
  const chroma = max - Math.min(red, green, blue)
  const raw =
    max === red ? (green - blue) / chroma : max === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
  return { hue: ((chroma === 0 ? 0 : raw) * 60 + 360) % 360, chroma: chroma / 255, value: max / 255 }
}

const hueRanges: readonly (readonly [upTo: number, tone: Tone])[] = [
  [20, 'bad'],
  [70, 'middle'],
  [170, 'good'],
  [300, 'ai'],
  [360, 'bad'],
]

/** The tone nearest to a CSS colour (name, hex or rgb); null for black, white and text that is not a colour. */
export function toneOf(color: string): Tone | null {
  const found = rgbOf(color.trim().toLowerCase())
  if (!found) return null
  const { hue, chroma, value } = hueOf(found)
  if (chroma < 0.15) return value > 0.3 && value < 0.9 ? 'sub' : null
  return hueRanges.find(([upTo]) => hue <= upTo)?.[1] ?? null
}
