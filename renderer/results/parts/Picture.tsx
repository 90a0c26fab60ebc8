import { useState } from 'react'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import classes from './Picture.module.css'

interface PictureProps {
  /** A description of the picture for its alt text: a number, or the text beside it. */
  name: string
  size?: 'small' | 'large' | 'scene' | 'wide'
}

/** A picture at an address of the media proxy: undefined while it is requested, null if it is not available. */
export function PictureAt({ address, name, size = 'large' }: PictureProps & { address: string | null | undefined }) {
  const [failedAddress, setFailed] = useState<string | null>(null)
  const className = `${classes.picture} ${classes[size]}`
  if (address === undefined) return <span className={className} aria-hidden />
  if (address === null || failedAddress === address)
    return <span className={className}>{resultText.pictureFailed}</span>
  return (
    <img
      className={className}
      src={address}
      alt={resultText.picture(name)}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
    />
  )
}

/** A picture through the media proxy; shows a text if it is not available. */
export function Picture({ file, ...pictureProps }: PictureProps & { file: string }) {
  const { media } = useResultContext()
  return <PictureAt address={media(file)} {...pictureProps} />
}
