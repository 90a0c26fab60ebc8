import { Activity, createElement, type ReactNode } from 'react'
import classes from './Kept.module.css'
import { keptTag } from './kept-element'

interface Props {
  /** False: its effects are stopped, nobody sees or reaches it, and it renders only while nothing else does. */
  isShown: boolean
  /** `page`: it fills its parent, which must be positioned. `part`: it stands in the flow, in a block. */
  as: 'page' | 'part'
  children: ReactNode
}

/** Keeps what is shown later or again, with its state, its scroll positions and its layout, so that it appears at once. */
export function Kept({ isShown, as, children }: Props) {
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {createElement(keptTag, { class: classes[as] }, children)}
    </Activity>
  )
}
