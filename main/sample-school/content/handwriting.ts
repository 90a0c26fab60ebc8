/** A picture of a handwritten sheet of paper: lines, and strokes as long as words. */
import type { Shape } from '../media/png'

const rows = Array.from({ length: 9 }, (_, at) => 14 + at * 9)

const line = (y: number): Shape => ({ fill: 'sky', box: [8, y, 92, y + 0.3] })

interface Word {
  x: number
  y: number
  width: number
}

/** The words of each row; the last row is not full. */
const words: Word[] = rows.slice(0, -1).flatMap((y, row) => {
  const found: Word[] = []
  let x = 10
  for (let at = 0; ; at++) {
    const width = 4 + ((row * 7 + at * 5) % 9)
    if (x + width > (row === 7 ? 48 : 90)) return found
    found.push({ x, y, width })
    x += width + 2.4
  }
})

/** A wavy stroke that looks like joined letters. */
function scribble({ x, y, width }: Word): Shape[] {
  const steps = Math.max(3, Math.round(width / 1.1))
  const point = (at: number): [number, number] => [
    x + (at * width) / steps,
    y - 0.8 - (at % 2 === 0 ? 0 : at % 5 === 1 ? 5.2 : 3),
  ]
  return Array.from({ length: steps }, (_, at): Shape => {
    const [ax, ay] = point(at)
    const [bx, by] = point(at + 1)
    return {
      fill: 'ink',
      points: [
        [ax, ay],
        [ax + 0.55, ay],
        [bx + 0.55, by],
        [bx, by],
      ],
    }
  })
}

const paper: Shape[] = [{ fill: 'white', box: [4, 3, 96, 97] }, ...rows.map(line), ...words.flatMap(scribble)]

/** A frame around a word, as text recognition draws it. */
const frame = ({ x, y, width }: Word): Shape[] => [
  { fill: 'red', box: [x - 0.8, y - 6.6, x + width + 1.2, y - 6.2] },
  { fill: 'red', box: [x - 0.8, y + 0.6, x + width + 1.2, y + 1] },
  { fill: 'red', box: [x - 0.8, y - 6.6, x - 0.4, y + 1] },
  { fill: 'red', box: [x + width + 0.8, y - 6.6, x + width + 1.2, y + 1] },
]

export const handwriting: Record<string, readonly Shape[]> = {
  handwriting: paper,
  recognized: [...paper, ...words.filter((_, at) => at % 6 === 4).flatMap(frame)],
}
