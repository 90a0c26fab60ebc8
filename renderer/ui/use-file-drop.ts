import { useEffect, useState } from 'react'
import { useStableCallback } from './use-stable-callback'

/** Whether a file is dragged, not a text of the page. */
const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere on the page, so that it never replaces the page. Returns whether a file is
 * dragged over the page.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useStableCallback((file: File | undefined) => file && onFile(file))
  useEffect(() => {
    const listeners = {
      dragover(event: DragEvent) {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(true)
      },
      dragleave(event: DragEvent) {
        if (event.relatedTarget === null) setOver(false)
      },
      drop(event: DragEvent) {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files[0])
      },
    }
    const ended = new AbortController()
    for (const [type, listener] of Object.entries(listeners)) {
      window.addEventListener(type as keyof typeof listeners, listener, { signal: ended.signal })
    }
    return () => ended.abort()
  }, [take])
  return isOver
}
