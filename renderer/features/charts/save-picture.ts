import { showToast } from '../../bridge/index'
import { saveBytes } from '../sheets/save-sheet'
import type { ChartData } from './chart-data'
import { loadDrawing } from './load-drawing'
import { tooltipWords } from './point-words'
import { text } from './text'

/** Begins to save the chart as a PNG with its title and facts, what its lines mean, and the last values with their n. */
export async function savePicture(data: ChartData, facts: string, note = ''): Promise<void> {
  try {
    const { chartPicture } = await loadDrawing()
    const last = tooltipWords(data, data.categories.length - 1).replaceAll('\n', text.joiner)
    const lines = [facts, note, last].filter(line => line !== '')
    await saveBytes(text.fileTitle(data.title, facts), await chartPicture(data, { title: data.title, lines }))
  } catch {
    showToast(text.pictureFailed)
  }
}
