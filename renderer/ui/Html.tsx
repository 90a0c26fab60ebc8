import { useLayoutEffect, useRef } from 'react'
import styles from './Html.module.css'
import { sanitizeHtml } from './sanitize'

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

/** HTML from the server, sanitised: the only way by which it enters the page (DESIGN §10). */
export function Html({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitizeHtml(html, classes))
  }, [html])
  return <div ref={place} className={styles.html} />
}
