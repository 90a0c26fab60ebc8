/** Larger pictures of scenes, for exercises in which students describe a picture or tell its story. */
import type { Shape } from '../media/png'

type Fill = Shape['fill']

const back = (top: Fill, bottom: Fill, horizon: number): Shape[] => [
  { fill: top, box: [0, 0, 100, horizon] },
  { fill: bottom, box: [0, horizon, 100, 100] },
]

/** A person whose feet are at x, y. */
function person(x: number, y: number, height: number, clothes: Fill): Shape[] {
  const head = height * 0.16
  const shoulder = y - height * 0.66
  const wide = height * 0.17
  return [
    { fill: 'ink', box: [x - wide * 0.6, y - height * 0.3, x - wide * 0.1, y] },
    { fill: 'ink', box: [x + wide * 0.1, y - height * 0.3, x + wide * 0.6, y] },
    {
      fill: clothes,
      points: [
        [x - wide, shoulder],
        [x + wide, shoulder],
        [x + wide * 1.1, y - height * 0.26],
        [x - wide * 1.1, y - height * 0.26],
      ],
    },
    { fill: 'brown', circle: [x, y - height + head * 0.9, head * 1.12] },
    { fill: 'pink', circle: [x, y - height + head * 1.25, head * 0.92] },
  ]
}

const tree = (x: number, y: number, size: number): Shape[] => [
  { fill: 'brown', box: [x - size * 0.08, y - size * 0.45, x + size * 0.08, y] },
  { fill: 'green', circle: [x, y - size * 0.78, size * 0.28] },
  { fill: 'green', circle: [x - size * 0.22, y - size * 0.56, size * 0.24] },
  { fill: 'green', circle: [x + size * 0.22, y - size * 0.56, size * 0.24] },
]

const cloud = (x: number, y: number, size: number, fill: Fill): Shape[] => [
  { fill, circle: [x - size, y, size * 0.8] },
  { fill, circle: [x, y - size * 0.4, size] },
  { fill, circle: [x + size, y, size * 0.8] },
]

const rain: Shape[] = Array.from({ length: 36 }, (_, at) => {
  const x = (at * 29) % 104
  const y = (at * 43) % 84
  return {
    fill: 'blue',
    points: [
      [x, y],
      [x + 0.9, y],
      [x - 1.1, y + 6],
      [x - 2, y + 6],
    ],
  }
})

const lawn = back('sky', 'green', 58)

const park: Shape[] = [
  ...lawn,
  { fill: 'yellow', circle: [84, 14, 9] },
  ...cloud(30, 16, 6, 'white'),
  { fill: 'brown', box: [0, 57, 100, 59] },
  { fill: 'blue', circle: [84, 82, 13] },
  { fill: 'sky', circle: [84, 82, 11] },
  { fill: 'brown', box: [21, 40, 29, 74] },
  { fill: 'brown', box: [10, 38, 40, 42] },
  { fill: 'green', circle: [25, 24, 17] },
  { fill: 'green', circle: [13, 34, 13] },
  { fill: 'green', circle: [37, 34, 13] },
  ...person(52, 88, 36, 'red'),
  ...person(66, 92, 30, 'yellow'),
]

const key: Shape[] = [
  ...lawn,
  { fill: 'brown', box: [8, 0, 26, 66] },
  { fill: 'brown', box: [4, 60, 32, 68] },
  ...person(84, 72, 56, 'red'),
  { fill: 'yellow', circle: [44, 80, 9] },
  { fill: 'green', circle: [44, 80, 4.5] },
  { fill: 'yellow', box: [52, 78, 74, 82] },
  { fill: 'yellow', box: [64, 82, 67, 88] },
  { fill: 'yellow', box: [70, 82, 73, 87] },
]

const busStop: Shape[] = [
  ...back('grey', 'ground', 62),
  { fill: 'grey', box: [0, 78, 100, 100] },
  ...cloud(24, 12, 8, 'white'),
  ...cloud(70, 10, 8, 'white'),
  { fill: 'green', box: [2, 40, 46, 80] },
  { fill: 'white', box: [6, 45, 18, 57] },
  { fill: 'white', box: [21, 45, 33, 57] },
  { fill: 'yellow', box: [37, 45, 44, 76] },
  { fill: 'ink', circle: [13, 81, 6] },
  { fill: 'ink', circle: [36, 81, 6] },
  ...rain,
  { fill: 'ink', box: [88, 40, 90, 86] },
  { fill: 'red', circle: [89, 36, 7] },
  { fill: 'white', box: [84, 34.5, 94, 37.5] },
  ...person(66, 88, 34, 'blue'),
  { fill: 'ink', box: [71, 46, 72.4, 72] },
  {
    fill: 'red',
    points: [
      [54, 52],
      [58, 44],
      [66, 39],
      [72, 38],
      [80, 40],
      [87, 46],
      [90, 52],
    ],
  },
]

const sea: Shape[] = [
  ...back('sky', 'blue', 40),
  {
    fill: 'yellow',
    points: [
      [0, 80],
      [100, 68],
      [100, 100],
      [0, 100],
    ],
  },
  { fill: 'yellow', circle: [18, 16, 9] },
  {
    fill: 'white',
    points: [
      [74, 20],
      [74, 40],
      [60, 40],
    ],
  },
  {
    fill: 'brown',
    points: [
      [56, 42],
      [88, 42],
      [82, 48],
      [62, 48],
    ],
  },
  { fill: 'pink', circle: [30, 60, 5] },
  { fill: 'brown', circle: [30, 57.5, 4.4] },
  { fill: 'white', box: [22, 64, 38, 66] },
  { fill: 'pink', circle: [50, 64, 4.4] },
  { fill: 'brown', circle: [50, 62, 3.8] },
  { fill: 'white', box: [43, 67, 57, 69] },
  ...person(84, 96, 24, 'red'),
  { fill: 'white', box: [10, 50, 20, 51.2] },
  { fill: 'white', box: [70, 56, 82, 57.2] },
]

const desk = (x: number): Shape[] => [
  { fill: 'brown', box: [x - 11, 74, x + 11, 78] },
  { fill: 'brown', box: [x - 9, 78, x - 7, 96] },
  { fill: 'brown', box: [x + 7, 78, x + 9, 96] },
]

const classroom: Shape[] = [
  ...back('ground', 'yellow', 82),
  { fill: 'brown', box: [12, 16, 70, 52] },
  { fill: 'green', box: [14, 18, 68, 50] },
  { fill: 'white', box: [20, 26, 44, 28] },
  { fill: 'white', box: [20, 33, 56, 35] },
  { fill: 'white', box: [20, 40, 36, 42] },
  { fill: 'ink', circle: [84, 22, 10] },
  { fill: 'white', circle: [84, 22, 8.4] },
  { fill: 'ink', box: [83.4, 15, 84.6, 22.6] },
  { fill: 'ink', box: [83.4, 21.4, 89, 22.6] },
  ...person(78, 82, 42, 'blue'),
  ...person(24, 88, 30, 'red'),
  ...person(52, 88, 30, 'green'),
  ...desk(24),
  ...desk(52),
]

const camp: Shape[] = [
  ...back('blue', 'green', 62),
  { fill: 'yellow', circle: [82, 14, 7] },
  { fill: 'blue', circle: [79, 12, 6] },
  {
    fill: 'grey',
    points: [
      [0, 62],
      [26, 22],
      [52, 62],
    ],
  },
  {
    fill: 'grey',
    points: [
      [40, 62],
      [72, 30],
      [100, 62],
    ],
  },
  {
    fill: 'white',
    points: [
      [20, 31],
      [26, 22],
      [32, 31],
    ],
  },
  ...tree(92, 70, 34),
  {
    fill: 'red',
    points: [
      [8, 88],
      [30, 54],
      [52, 88],
    ],
  },
  {
    fill: 'ink',
    points: [
      [24, 88],
      [30, 66],
      [36, 88],
    ],
  },
  ...person(64, 90, 34, 'yellow'),
  ...person(80, 90, 34, 'sky'),
]

const candle = (x: number): Shape[] => [
  { fill: 'blue', box: [x - 1.2, 50, x + 1.2, 60] },
  { fill: 'yellow', circle: [x, 47.5, 2.2] },
]

const birthday: Shape[] = [
  ...back('pink', 'ground', 70),
  ...[10, 26, 42, 58, 74, 90].map(
    (x, at): Shape => ({
      fill: at % 2 === 0 ? 'yellow' : 'blue',
      points: [
        [x - 6, 4],
        [x + 6, 4],
        [x, 16],
      ],
    }),
  ),
  ...person(24, 84, 56, 'red'),
  ...person(78, 84, 50, 'green'),
  { fill: 'brown', box: [4, 80, 96, 100] },
  { fill: 'red', box: [4, 80, 96, 84] },
  { fill: 'white', box: [34, 68, 68, 80] },
  { fill: 'pink', box: [34, 72, 68, 75] },
  { fill: 'white', box: [39, 60, 63, 68] },
  ...candle(44),
  ...candle(51),
  ...candle(58),
]

export const scenes = {
  'scene-park': park,
  'scene-key': key,
  'scene-bus-stop': busStop,
  'scene-sea': sea,
  'scene-classroom': classroom,
  'scene-camp': camp,
  'scene-birthday': birthday,
} satisfies Record<string, readonly Shape[]>
