/** The address of the page names the submission on the screen, so that a link or a reload opens it. */
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** How long a submission is on the screen before the address names it: an address that changes renders all links. */
const stay = 1000

/** Marks an address that only follows what is on the screen. */
const followed = { followed: true }

/** The submission that a link or a reload asks for. */
export function useAskedSubmission() {
  const [search] = useSearchParams()
  const { key, state } = useLocation()
  return {
    /** The key of the submission; empty: none. */
    asked: search.get('item') ?? '',
    /** Another one with each visit of an address. */
    visit: key,
    /** Nobody asked for it: the address follows the screen. */
    isFollowed: (state as typeof followed | null)?.followed ?? false,
  }
}

/** Lets the address follow the submission on the screen. */
export function useAddressOf(shown: string | undefined): void {
  const [search, setSearch] = useSearchParams()
  const isNamed = shown === undefined || search.get('item') === shown
  useEffect(() => {
    if (isNamed) return
    const name = (old: URLSearchParams) =>
      new URLSearchParams([...old].filter(([key]) => key !== 'item').concat([['item', shown]]))
    const { href } = window.location
    // A link may have changed the address while the page with the new address is not rendered yet.
    const follow = () => window.location.href === href && setSearch(name, { replace: true, state: followed })
    const timer = setTimeout(follow, stay)
    return () => clearTimeout(timer)
  }, [shown, isNamed, setSearch])
}
