import { useState } from 'react'
import { useSetting } from '../setting'
import { resultText } from '../text'
import styles from './Picture.module.css'

interface Props {
  file: string
  /** What it is a picture of: a number, or the text beside it. */
  name: string
  size?: 'small' | 'large'
}

/** A picture through the media proxy; a text in its place when it cannot be had. */
export function Picture({ file, name, size = 'large' }: Props) {
  const { media } = useSetting()
  const address = media(file)
  const [failed, setFailed] = useState<string | null>(null)
  const className = `${styles.picture} ${styles[size]}`
  if (address === undefined) return <span className={className} aria-hidden />
  if (address === null || failed === address) return <span className={className}>{resultText.noPicture}</span>
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
