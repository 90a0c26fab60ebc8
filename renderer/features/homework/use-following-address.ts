/** The address of a page follows what the page shows when the teacher stays with it. */
import { useEffect } from 'react'
import { afterPaint } from '../../ui/after-paint'
import { useStableCallback } from '../../ui/use-stable-callback'

interface Following {
  /** What the address does not name yet; undefined if it names what is on the screen. */
  unnamed: string | undefined
  /** How long it is on the screen before the address names it, in ms: an address that changes renders all links. */
  stay: number
  /** Changes the address. */
  follow: () => void
}

/** Calls `follow` when the same thing has been unnamed for `stay`, unless the address has changed meanwhile. */
export function useFollowingAddress({ unnamed, stay, follow }: Following): void {
  const run = useStableCallback(follow)
  useEffect(() => {
    if (unnamed === undefined) return
    const { href } = window.location
    let timer: number | undefined
    const cancel = afterPaint(() => {
      timer = window.setTimeout(() => {
        // A link may have changed the address while its page is not rendered yet.
        if (window.location.href === href) run()
      }, stay)
    })
    return () => {
      cancel()
      window.clearTimeout(timer)
    }
  }, [unnamed, stay, run])
}
