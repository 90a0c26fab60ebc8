/**
 * Runs `run` after the next frame is painted, so that invisible work, such as prefetching, does not delay the frame.
 * Callbacks run in the order in which they were registered. The returned function cancels a callback that has not run
 * yet.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined
  // A frame is painted after its callbacks and before the next task.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
