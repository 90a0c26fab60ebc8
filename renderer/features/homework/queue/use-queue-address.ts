/** The address of the page names the submission on the screen, so that a link or a reload opens it. */
import { useLocation, useSearchParams } from 'react-router-dom'
import { useFollowingAddress } from '../use-following-address'

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
  useFollowingAddress({
    unnamed: search.get('item') === shown ? undefined : shown,
    // A teacher goes through a queue faster than through the papers of a class.
    stay: 1000,
    follow() {
      if (shown === undefined) return
      const name = (old: URLSearchParams) =>
        new URLSearchParams([...old].filter(([key]) => key !== 'item').concat([['item', shown]]))
      setSearch(name, { replace: true, state: followed })
    },
  })
}
