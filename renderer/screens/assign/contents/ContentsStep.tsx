import { useRef, useState } from 'react'
import { KeyHints } from '../../../ui/KeyHint'
import { useShortcuts } from '../../../ui/use-shortcuts'
import { isChosen, withContents, withoutContents } from '../model/contents'
import type { Content } from '../model/draft'
import { proposedTitle } from '../model/title'
import type { StepProps } from '../step'
import { Basket } from './Basket'
import classes from './Contents.module.css'
import type { Wanted } from './catalogue'
import { Filters } from './Filters'
import { Preview } from './Preview'
import { ResourceList } from './ResourceList'
import { text } from './text'

const hints = [{ keys: ['/'], word: text.search }]

/** The catalogue on the left, what was chosen of it on the right. */
export function ContentsStep({ draft, change, fault }: StepProps) {
  const [wanted, setWanted] = useState<Wanted>({
    family: draft.family_id,
    book: '',
    unit: '',
    search: '',
    order: 'shelf',
  })
  const [shown, setShown] = useState<Content | null>(null)
  const search = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => search.current?.focus() })
  // a family that was chosen anew in the step before
  const [family, setFamily] = useState(draft.family_id)
  if (family !== draft.family_id) {
    setFamily(draft.family_id)
    setWanted({ ...wanted, family: draft.family_id, book: '', unit: '' })
  }

  const choose = (contents: Content[]) =>
    change(old => ({ contents, ...(old.titled ? {} : { title: proposedTitle(contents, text.andOthers) }) }), 'contents')
  const toggle = (content: Content) =>
    choose(
      isChosen(draft.contents, content.resource_id)
        ? withoutContents(draft.contents, [content.resource_id])
        : withContents(draft.contents, [content]),
    )
  return (
    <div className={classes.contents}>
      <section className={classes.catalogue} aria-label={text.catalogue}>
        <Filters
          wanted={wanted}
          search={search}
          onChange={next => {
            setWanted(old => ({ ...old, ...next }))
            if (next.family !== undefined) {
              setFamily(next.family)
              change({ family_id: next.family })
            }
          }}
        />
        <ResourceList wanted={wanted} chosen={draft.contents} onToggle={toggle} onPreview={setShown} />
        <KeyHints hints={hints} />
      </section>
      <div className={classes.side}>
        {fault('contents') && (
          <p className={classes.fault} role="alert">
            {fault('contents')}
          </p>
        )}
        <Basket contents={draft.contents} onChange={choose} />
      </div>
      {shown && (
        <Preview
          content={shown}
          chosen={isChosen(draft.contents, shown.resource_id)}
          onToggle={() => toggle(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}
