import { useState } from 'react'
import classes from './Slide.module.css'
import { text } from './text'

interface Props {
  /** The address on the media origin: undefined while it is resolved, null if the file is not available. */
  address: string | null | undefined
  name: string
  small?: boolean
}

/** A picture in the largest size that fits; `small` for a choice or an answer in a line. */
export function SlidePicture({ address, name, small = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const className = small ? classes.smallPicture : classes.picture
  if (address === undefined) return <span className={className} aria-hidden />
  if (address === null || failed === address) return <span className={classes.noPicture}>{text.noPicture}</span>
  const image = <img src={address} alt={name} onError={() => setFailed(address)} />
  return <span className={className}>{image}</span>
}
