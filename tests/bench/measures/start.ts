import { type Measure, middle, times } from '../measure'
import { startSchool } from '../processes'
import { startEmpty, startProduct } from '../program-start'

export const start: Measure = {
  name: 'start',
  title: 'start to usable home, against an empty app of the same stack',
  idle: 1,
  async open({ folder }) {
    const school = await startSchool(folder, 'small')
    return {
      sides: { product: () => startProduct(folder, school), empty: startEmpty },
      close: async () => void (await school.stop()),
    }
  },
  figures: [
    { label: 'process starts and listens', unit: 'ms', value: middle('product', 'ready') },
    { label: '… of the empty app', unit: 'ms', value: middle('empty', 'ready') },
    { label: 'Chromium starts', unit: 'ms', value: middle('product', 'launch') },
    { label: '… of the empty app', unit: 'ms', value: middle('empty', 'launch') },
    { label: 'page opens until home is usable', unit: 'ms', value: middle('product', 'page') },
    { label: '… of the empty app', unit: 'ms', value: middle('empty', 'page') },
    { label: 'ratio of the pages alone', unit: '×', value: times('product', 'empty', 'page'), most: 1.4 },
    { label: 'ratio of the whole start', unit: '×', value: times('product', 'empty', 'all'), most: 1.25 },
  ],
}
