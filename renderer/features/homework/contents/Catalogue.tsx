import { type RefObject, useState } from 'react'
import type { Content } from '../draft/assign-draft'
import { addContents, isChosen, removeContents } from '../draft/chosen-contents'
import { CatalogueFilters } from './CatalogueFilters'
import classes from './Contents.module.css'
import { type CatalogueFilter, toContent } from './catalogue-request'
import { ResourceList } from './ResourceList'
import { text } from './text'
import { useTypedTitle } from './use-typed-title'

interface Props {
  /** The family that is shown first; empty for all of them. */
  family: string
  onFamily?(family: string): void
  chosen: readonly Content[]
  onChange(chosen: Content[]): void
  search: RefObject<HTMLInputElement | null>
  /** Whether each can be looked into. */
  preview: boolean
  /** Ctrl+Enter in the search, once what was typed there is chosen. */
  goOn?: (() => void) | undefined
}

/** The catalogue to choose from: search over all of it or a part, where Enter adds what is meant. */
export function Catalogue({ family, onFamily, chosen, onChange, search, preview, goOn }: Props) {
  const [wanted, setWanted] = useState<CatalogueFilter>({ family, book: '', unit: '', search: '', order: 'shelf' })
  const { said, focusFor, focused, look, say } = useTypedTitle()
  // a family that was chosen anew elsewhere
  const [known, setKnown] = useState(family)
  if (known !== family) {
    setKnown(family)
    setWanted({ ...wanted, family, book: '', unit: '' })
  }
  const add = (content: Content) => onChange(addContents(chosen, [content]))
  const toggle = (content: Content) =>
    isChosen(chosen, content.resource_id) ? onChange(removeContents(chosen, [content.resource_id])) : add(content)

  const onEnter = async (typed: string, andOn: boolean) => {
    const one = await look({ ...wanted, search: typed })
    if (!one) return
    say(isChosen(chosen, one.resource_id) ? text.already(one.resource_title) : text.added(one.resource_title))
    add(toContent(one))
    if (andOn) goOn?.()
    else search.current?.select()
  }
  return (
    <section className={classes.catalogue} aria-label={text.catalogue}>
      <CatalogueFilters
        wanted={wanted}
        search={search}
        onEnter={(typed, event) => {
          if (typed.trim() === '') return
          // what is typed is chosen before anything else that this key does
          event.preventDefault()
          void onEnter(typed, event.ctrlKey)
        }}
        onChange={next => {
          setWanted(old => ({ ...old, ...next }))
          say('')
          if (next.family === undefined) return
          setKnown(next.family)
          onFamily?.(next.family)
        }}
      />
      <ResourceList
        wanted={wanted}
        chosen={chosen}
        onToggle={toggle}
        preview={preview}
        said={said}
        focusFor={focusFor}
        onFocused={focused}
        onLeaveTop={() => search.current?.focus()}
      />
    </section>
  )
}
