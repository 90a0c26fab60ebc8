/** Loads the code that draws charts, once. */
export type DrawingCode = typeof import('./draw-chart').drawing

let loaded: DrawingCode | null = null

export async function loadDrawing(): Promise<DrawingCode> {
  const { drawing } = await import('./draw-chart')
  loaded = drawing
  return drawing
}

/** The code, if it has been loaded: what is printed must be drawn at once. */
export const drawingCode = (): DrawingCode | null => loaded
