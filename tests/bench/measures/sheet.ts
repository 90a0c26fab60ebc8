import path from 'node:path'
import { type Measure, middle, times, worst } from '../measure'
import { runProgram } from '../processes'

const megabytes = 2 ** 20

export const sheet: Measure = {
  name: 'sheet',
  title: 'score sheet of 10,000 students × 60 topics, against deflating the same XML',
  idle: 1,
  async open({ folder, quick }) {
    const size = [quick ? '500' : '10000', '60']
    const file = path.join(folder, 'sheet.xlsx')
    await runProgram('score-sheet', ['make', ...size, file])
    return {
      sides: {
        sheet: () => runProgram('score-sheet', ['sheet', ...size]),
        floor: () => runProgram('score-sheet', ['floor', ...size, file]),
      },
      close: async () => undefined,
    }
  },
  figures: [
    { label: 'writing the sheet', unit: 'ms', value: middle('sheet', 'ms') },
    { label: 'deflating its XML', unit: 'ms', value: middle('floor', 'ms') },
    { label: 'ratio', unit: '×', value: times('sheet', 'floor', 'ms'), most: 1.35 },
    { label: 'ratio of processor time', unit: '×', value: times('sheet', 'floor', 'cpu') },
    { label: 'memory at most', unit: 'MB', value: s => worst('sheet', 'rss')(s) / megabytes, most: 200 },
  ],
}
