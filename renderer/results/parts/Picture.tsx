import { useState } from 'react'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import styles from './Picture.module.css'

interface PictureProps {
  /** What it is a picture of: a number, or the text beside it. */
  name: string
  size?: 'small' | 'large' | 'scene' | 'wide'
}

/** A picture at an address of the media proxy: undefined while asking, null where it may not be had. */
export function PictureAt({ address, name, size = 'large' }: PictureProps & { address: string | null | undefined }) {
  const [failed, setFailed] = useState<string | null>(null)
  const className = `${styles.picture} ${styles[size]}`
  if (address === undefined) return <span className={className} aria-hidden />
  if (address === null || failed === address) return <span className={className}>{resultText.pictureFailed}</span>
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

/** A picture through the media proxy; a text in its place when it cannot be had. */
export function Picture({ file, ...look }: PictureProps & { file: string }) {
  const { media } = useResultContext()
  return <PictureAt address={media(file)} {...look} />
}
