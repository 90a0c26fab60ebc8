/**
 * Runs once the frame that is being made has been painted: what nobody sees of it, such as reading ahead, must not keep it
 * waiting. What was asked for first runs first. The returned function takes it back, unless it has run.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined
  // a frame is painted after its callbacks, and before the next task
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
