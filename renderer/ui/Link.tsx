import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react'
import {
  createPath,
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
} from 'react-router-dom'

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of the program, from its root. */
  to: string
  /** What the page that is opened finds in its location. */
  state?: unknown
  /** Replaces the current entry in the history. */
  replace?: boolean
}

/** The history behind the router; its type does not say that it knows the address. */
type History = Navigator & { location: Location }

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * A link to a page of the program; one to the current address replaces its entry in the history. Unlike the router's
 * own, it does not render again at each address: some sixty of them are on the screen.
 */
export function Link({ to, state, replace = false, target, onClick, ...others }: Props) {
  const navigator = useContext(NavigationContext).navigator as History
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target !== undefined && target !== '_self')) return
    event.preventDefault()
    const isHere = createPath(navigator.location) === createPath(parsePath(to))
    if (replace || isHere) navigator.replace(to, state)
    else navigator.push(to, state)
  }
  return <a {...others} target={target} href={navigator.createHref(to)} onClick={open} />
}
