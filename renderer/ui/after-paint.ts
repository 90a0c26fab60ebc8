/**
 * Runs `run` after the next frame is painted, so that invisible work, such as prefetching, does not delay the frame.
 * Callbacks run in the order in which they were registered. The returned function cancels a callback that has not run
 * yet; afterwards it does nothing, because sixty sounds that leave the screen call it in one frame.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined
  // A frame is painted after its callbacks and before the next task.
  let frame: number | undefined = requestAnimationFrame(() => {
    frame = undefined
    timer = window.setTimeout(() => {
      timer = undefined
      run()
    })
  })
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    if (timer !== undefined) window.clearTimeout(timer)
  }
}
