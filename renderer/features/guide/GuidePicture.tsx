import { Modal } from '@mantine/core'
import { useState } from 'react'
import { commonText } from '../../ui/text'
import classes from './Guide.module.css'
import { pictureAddress } from './pictures'
import { text } from './text'

/** A picture of the program; a click shows it as large as the window. */
export function GuidePicture({ name, alt }: { name: string; alt: string }) {
  const [isLarge, setLarge] = useState(false)
  const address = pictureAddress(name)
  if (address === undefined) return null
  return (
    <>
      <button type="button" className={classes.picture} aria-label={text.enlarge(alt)} onClick={() => setLarge(true)}>
        <img src={address} alt={alt} />
      </button>
      <Modal
        opened={isLarge}
        onClose={() => setLarge(false)}
        title={alt}
        size="auto"
        closeButtonProps={{ 'aria-label': commonText.close }}
      >
        <img className={classes.large} src={address} alt={alt} />
      </Modal>
    </>
  )
}
