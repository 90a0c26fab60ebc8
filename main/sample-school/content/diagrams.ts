/** Pictures that explain grammar: timelines and comparisons. */
import type { Shape } from '../media/png'

type Fill = Shape['fill']

const paper: Shape = { fill: 'white', box: [0, 0, 100, 100] }

/** The timeline with a mark for now. */
const time: Shape[] = [
  { fill: 'ink', box: [6, 69, 90, 71] },
  {
    fill: 'ink',
    points: [
      [88, 65],
      [96, 70],
      [88, 75],
    ],
  },
  { fill: 'red', box: [69, 60, 71, 80] },
  { fill: 'red', circle: [70, 86, 4] },
]

/** A ball that was kicked once, at a point in the past. */
const past: Shape[] = [
  paper,
  ...time,
  { fill: 'blue', circle: [28, 70, 5] },
  { fill: 'blue', box: [27.3, 46, 28.7, 66] },
  { fill: 'sky', circle: [28, 32, 16] },
  { fill: 'white', circle: [28, 32, 11] },
  { fill: 'ink', circle: [28, 32, 4] },
]

/** A house where somebody has lived from then until now. */
const perfect: Shape[] = [
  paper,
  ...time,
  { fill: 'blue', box: [22, 66, 70, 74] },
  { fill: 'blue', circle: [22, 70, 5] },
  { fill: 'yellow', box: [34, 30, 58, 52] },
  {
    fill: 'red',
    points: [
      [30, 30],
      [46, 14],
      [62, 30],
    ],
  },
  { fill: 'brown', box: [43, 40, 49, 52] },
  {
    fill: 'blue',
    points: [
      [60, 62],
      [70, 70],
      [60, 78],
    ],
  },
]

const hill = (left: number, width: number, height: number, fill: Fill): Shape => ({
  fill,
  points: [
    [left, 84],
    [left + width / 2, 84 - height],
    [left + width, 84],
  ],
})

/** High, higher, the highest. */
const comparison: Shape[] = [
  paper,
  hill(4, 28, 26, 'sky'),
  hill(32, 30, 44, 'green'),
  hill(62, 34, 68, 'blue'),
  { fill: 'ink', box: [2, 84, 98, 86] },
  { fill: 'yellow', circle: [79, 10, 4] },
]

export const diagrams: Readonly<Record<string, readonly Shape[]>> = {
  'timeline-past': past,
  'timeline-perfect': perfect,
  comparison,
}
