import { useMediaAddresses } from '../../../bridge/index'
import { EmptyState } from '../../../ui/EmptyState'
import type { Introduction } from '../../content/grammar-unit'
import { PictureAt } from '../../parts/Picture'
import { resultText } from '../../text'
import { GrammarPage } from './GrammarPage'
import classes from './IntroductionPanel.module.css'

interface Props {
  introductions: readonly Introduction[]
  /** The base path of pictures and pages. */
  base: string
}

/** The introduction in the order of the content: pictures, and the embedded page below them. */
export function IntroductionPanel({ introductions, base }: Props) {
  const { addresses } = useMediaAddresses(
    base,
    introductions.map(one => one.picture),
  )
  const { grammar: grammarText } = resultText
  if (introductions.length === 0) return <EmptyState message={grammarText.none} />
  return introductions.map(({ key, name, picture, page }, index) => (
    <section key={key} className={classes.part} aria-label={name ?? grammarText.introduction}>
      {name === undefined ? null : <h2 className={classes.name}>{name}</h2>}
      {picture === undefined ? null : (
        <PictureAt address={addresses[index]} name={name ?? grammarText.introduction} size="wide" />
      )}
      {page === undefined ? null : <GrammarPage base={base} path={page} name={name ?? grammarText.page} />}
    </section>
  ))
}
