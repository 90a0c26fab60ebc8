/** Loads the code that draws charts, once. */
export type DrawingCode = typeof import('./draw-chart')

let loaded: DrawingCode | null = null

export async function loadDrawing(): Promise<DrawingCode> {
  loaded = await import('./draw-chart')
  return loaded
}

/** The code, if it has been loaded: what is printed must be drawn at once. */
export const drawingCode = (): DrawingCode | null => loaded
