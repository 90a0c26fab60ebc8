import { useLayoutEffect, useRef } from 'react'
import styles from './Html.module.css'
import { sanitizeHtml, type ToneClasses } from './sanitize'

const classes = {
  good: styles.good ?? '',
  middle: styles.middle ?? '',
  bad: styles.bad ?? '',
  ai: styles.ai ?? '',
  sub: styles.sub ?? '',
  bold: styles.bold ?? '',
  underline: styles.underline ?? '',
  center: styles.center ?? '',
  right: styles.right ?? '',
}

interface Props {
  html: string
  /** Class names of the caller's style sheet, if its colours mean more than the common ones. Must be a constant. */
  tones?: ToneClasses
}

/** HTML from the server, sanitised. No other code may put HTML into the page (DESIGN §10). */
export function Html({ html, tones = classes }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitizeHtml(html, tones))
  }, [html, tones])
  return <div ref={place} className={styles.html} />
}
