import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconPrinter, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { keysText } from '../../ui/keys/text'
import { KeyScope, useKeyTable } from '../../ui/keys/use-key-table'
import classes from './Guide.module.css'
import { GuideArticle } from './GuideArticle'
import { GuideContents } from './GuideContents'
import { GuideSheet } from './GuideSheet'
import { articleOf, articles } from './guide'
import { closeGuide, openGuide, useGuide } from './guide-state'
import { text } from './text'

/** The keys of the guide, where the focus is in it. */
function GuideKeys() {
  useKeyTable([{ label: text.close, keys: { F1: closeGuide, Escape: closeGuide }, inFields: true, hint: false }])
  return null
}

interface Props {
  /** The article of the page. */
  ofPage: string | undefined
  /** Whether the teacher may open the page of this address. */
  mayGo(place: string): boolean
}

/**
 * The guide beside the page, which stays as it is; in a narrow window, in its place. The focus goes to the article, and
 * back when the guide is closed.
 */
export function GuidePanel({ ofPage, mayGo }: Props) {
  const open = useGuide()
  useKeyTable([{ label: text.title, keys: { F1: () => openGuide(ofPage) }, inFields: true, hint: false }], {
    group: keysText.everywhere,
  })
  return open === null ? null : <OpenGuide open={open} ofPage={ofPage} mayGo={mayGo} />
}

function OpenGuide({ open, ofPage, mayGo }: Props & { open: string }) {
  const panel = useRef<HTMLElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const [printed, setPrinted] = useState<'one' | 'all' | null>(null)
  const article = articleOf(open)
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useEffect(() => {
    scroll.current?.scrollTo?.(0, 0)
    const place = open === '' ? 'input' : 'h3'
    panel.current?.querySelector<HTMLElement>(place)?.focus()
  }, [open])
  return (
    <aside ref={panel} role="dialog" aria-label={text.title} className={classes.panel}>
      <KeyScope value={panel}>
        <GuideKeys />
        <header className={classes.head}>
          {article ? (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => openGuide()}
            >
              {text.contents}
            </Button>
          ) : (
            <h2 className={classes.name}>{text.title}</h2>
          )}
          <span className={classes.tools}>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => setPrinted(article ? 'one' : 'all')}
            >
              {article ? text.print : text.printAll}
            </Button>
            <KeyCap name="F1" />
            <ActionIcon variant="subtle" aria-label={text.close} aria-keyshortcuts="F1" onClick={closeGuide}>
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </span>
        </header>
        <div ref={scroll} className={classes.scroll}>
          {article ? <GuideArticle article={article} mayGo={mayGo} /> : <GuideContents ofPage={ofPage} />}
        </div>
        {printed !== null && (
          <GuideSheet articles={printed === 'one' && article ? [article] : articles} onEnd={() => setPrinted(null)} />
        )}
      </KeyScope>
    </aside>
  )
}
