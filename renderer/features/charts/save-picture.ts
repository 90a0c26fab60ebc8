import { showToast } from '../../bridge/index'
import { saveBytes } from '../sheets/save-sheet'
import type { ChartData } from './chart-data'
import { loadDrawing } from './load-drawing'
import { text } from './text'

/** Begins to save the chart as a PNG with its title and facts. */
export async function savePicture(data: ChartData, facts: string): Promise<void> {
  try {
    const { chartPicture } = await loadDrawing()
    await saveBytes(text.fileTitle(data.title, facts), await chartPicture(data, { title: data.title, facts }))
  } catch {
    showToast(text.pictureFailed)
  }
}
