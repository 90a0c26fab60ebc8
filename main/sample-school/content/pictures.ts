/** The shapes in the pictures of words. */
import type { Shape } from '../media/png'
import { handwriting } from './handwriting'
import { scenes } from './scenes'

const petals: Shape[] = Array.from({ length: 6 }, (_, at) => ({
  fill: 'pink',
  circle: [50 + 19 * Math.cos((at * Math.PI) / 3), 36 + 19 * Math.sin((at * Math.PI) / 3), 12],
}))

const rays: Shape[] = Array.from({ length: 8 }, (_, at) => {
  const point = (turn: number, radius: number): [number, number] => [
    50 + radius * Math.cos(((at + turn) * Math.PI) / 4),
    50 + radius * Math.sin(((at + turn) * Math.PI) / 4),
  ]
  return { fill: 'yellow', points: [point(-0.2, 27), point(0, 42), point(0.2, 27)] }
})

export const pictures: Record<string, readonly Shape[]> = {
  umbrella: [
    { fill: 'blue', circle: [50, 52, 36] },
    { fill: 'ground', box: [0, 52, 100, 100] },
    { fill: 'ground', circle: [26, 53, 9] },
    { fill: 'ground', circle: [50, 53, 9] },
    { fill: 'ground', circle: [74, 53, 9] },
    { fill: 'ink', box: [48.5, 14, 51.5, 82] },
    { fill: 'ink', box: [51, 79, 62, 82] },
  ],
  key: [
    { fill: 'yellow', circle: [30, 50, 18] },
    { fill: 'ground', circle: [30, 50, 9] },
    { fill: 'yellow', box: [46, 46, 88, 54] },
    { fill: 'yellow', box: [72, 54, 78, 66] },
    { fill: 'yellow', box: [82, 54, 88, 64] },
  ],
  clock: [
    { fill: 'ink', circle: [50, 50, 38] },
    { fill: 'white', circle: [50, 50, 33] },
    { fill: 'ink', box: [48.5, 26, 51.5, 52] },
    { fill: 'ink', box: [49, 48.5, 68, 51.5] },
    { fill: 'red', circle: [50, 50, 3] },
  ],
  book: [
    {
      fill: 'red',
      points: [
        [10, 26],
        [50, 34],
        [90, 26],
        [90, 76],
        [50, 84],
        [10, 76],
      ],
    },
    {
      fill: 'white',
      points: [
        [15, 22],
        [48.5, 29],
        [48.5, 78],
        [15, 71],
      ],
    },
    {
      fill: 'white',
      points: [
        [85, 22],
        [51.5, 29],
        [51.5, 78],
        [85, 71],
      ],
    },
    { fill: 'grey', box: [22, 38, 42, 40] },
    { fill: 'grey', box: [22, 48, 42, 50] },
    { fill: 'grey', box: [58, 38, 78, 40] },
    { fill: 'grey', box: [58, 48, 78, 50] },
  ],
  cup: [
    { fill: 'blue', circle: [72, 50, 15] },
    { fill: 'ground', circle: [72, 50, 8] },
    {
      fill: 'blue',
      points: [
        [22, 28],
        [70, 28],
        [64, 76],
        [28, 76],
      ],
    },
    { fill: 'grey', box: [16, 78, 76, 82] },
  ],
  pencil: [
    {
      fill: 'yellow',
      points: [
        [24, 66],
        [66, 24],
        [78, 36],
        [36, 78],
      ],
    },
    {
      fill: 'pink',
      points: [
        [66, 24],
        [72, 18],
        [84, 30],
        [78, 36],
      ],
    },
    {
      fill: 'brown',
      points: [
        [24, 66],
        [36, 78],
        [16, 86],
      ],
    },
    {
      fill: 'ink',
      points: [
        [20, 77],
        [25, 82],
        [16, 86],
      ],
    },
  ],
  sun: [...rays, { fill: 'yellow', circle: [50, 50, 23] }],
  cloud: [
    { fill: 'sky', circle: [34, 54, 18] },
    { fill: 'sky', circle: [54, 44, 22] },
    { fill: 'sky', circle: [72, 57, 15] },
    { fill: 'sky', box: [34, 56, 72, 72] },
  ],
  flower: [
    { fill: 'green', box: [48.5, 40, 51.5, 92] },
    {
      fill: 'green',
      points: [
        [50, 80],
        [74, 62],
        [66, 80],
      ],
    },
    ...petals,
    { fill: 'yellow', circle: [50, 36, 10] },
  ],
  tree: [
    { fill: 'brown', box: [45, 58, 55, 90] },
    { fill: 'green', circle: [50, 32, 20] },
    { fill: 'green', circle: [34, 48, 18] },
    { fill: 'green', circle: [66, 48, 18] },
  ],
  mountain: [
    {
      fill: 'green',
      points: [
        [34, 84],
        [68, 34],
        [98, 84],
      ],
    },
    {
      fill: 'blue',
      points: [
        [2, 84],
        [40, 18],
        [76, 84],
      ],
    },
    {
      fill: 'white',
      points: [
        [29, 37],
        [40, 18],
        [51, 38],
        [43, 34],
        [37, 41],
      ],
    },
  ],
  apple: [
    { fill: 'red', circle: [40, 56, 24] },
    { fill: 'red', circle: [60, 56, 24] },
    { fill: 'brown', box: [48.5, 20, 51.5, 42] },
    {
      fill: 'green',
      points: [
        [52, 30],
        [72, 16],
        [68, 32],
      ],
    },
  ],
  fish: [
    {
      fill: 'sky',
      points: [
        [10, 50],
        [30, 32],
        [58, 32],
        [74, 50],
        [58, 68],
        [30, 68],
      ],
    },
    {
      fill: 'sky',
      points: [
        [68, 50],
        [92, 30],
        [88, 50],
        [92, 70],
      ],
    },
    { fill: 'white', circle: [28, 46, 5] },
    { fill: 'ink', circle: [28, 46, 2.5] },
  ],
  bus: [
    { fill: 'green', box: [10, 26, 90, 72] },
    { fill: 'white', box: [16, 33, 32, 50] },
    { fill: 'white', box: [37, 33, 53, 50] },
    { fill: 'white', box: [58, 33, 74, 50] },
    { fill: 'yellow', box: [78, 33, 86, 66] },
    { fill: 'ink', circle: [30, 74, 10] },
    { fill: 'ink', circle: [70, 74, 10] },
    { fill: 'grey', circle: [30, 74, 4] },
    { fill: 'grey', circle: [70, 74, 4] },
  ],
  ...scenes,
  ...handwriting,
}
