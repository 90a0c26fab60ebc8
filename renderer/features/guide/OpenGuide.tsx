import { Button } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { GuideArticle } from './GuideArticle'
import { GuideContents } from './GuideContents'
import { GuideFrame } from './GuideFrame'
import { GuideSheet } from './GuideSheet'
import { articleOf, articles } from './guide'
import { openGuide } from './guide-state'
import { text } from './text'

interface Props {
  /** The id of the article that is open; empty: the contents. */
  open: string
  /** The article of the page. */
  ofPage: string | undefined
  /** Whether the teacher may open the page of this address. */
  mayGo(place: string): boolean
}

/** What is in the panel of the guide: an article or the contents, to read and to print. They take the focus. */
export function OpenGuide({ open, ofPage, mayGo }: Props) {
  const scroll = useRef<HTMLDivElement>(null)
  const [printed, setPrinted] = useState<'one' | 'all' | null>(null)
  const article = articleOf(open)
  useEffect(() => {
    scroll.current?.scrollTo?.(0, 0)
    const place = open === '' ? 'input' : 'h3'
    scroll.current?.querySelector<HTMLElement>(place)?.focus()
  }, [open])
  return (
    <>
      <GuideFrame
        scroll={scroll}
        left={
          article && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => openGuide()}
            >
              {text.contents}
            </Button>
          )
        }
        tools={
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => setPrinted(article ? 'one' : 'all')}
          >
            {article ? text.print : text.printAll}
          </Button>
        }
      >
        {article ? <GuideArticle article={article} mayGo={mayGo} /> : <GuideContents ofPage={ofPage} />}
      </GuideFrame>
      {printed !== null && (
        <GuideSheet articles={printed === 'one' && article ? [article] : articles} onEnd={() => setPrinted(null)} />
      )}
    </>
  )
}
