import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { paths } from '../../paths'
import { ResultPicture } from '../../results/index'
import { PageHeader } from '../../ui/PageHeader'
import { usePrintHead } from '../../ui/use-print-head'
import { notesOf, paperOf } from './papers/sample-papers'
import classes from './StudentManual.module.css'
import { type ManualBlock, sections, text } from './text'

/** The figures in their order, for their numbers. */
const figures = sections.flatMap(({ blocks }) =>
  blocks.flatMap(block => (typeof block === 'object' && 'figure' in block ? [block.figure] : [])),
)

function BlockView({ block }: { block: ManualBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('points' in block) {
    return (
      <ul>
        {block.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  }
  if ('words' in block) {
    return (
      <dl className={classes.words}>
        {block.words.map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    )
  }
  const { figure, caption } = block
  return (
    <figure className={classes.figure}>
      <ResultPicture paper={paperOf(figure)} notes={notesOf(figure)} />
      <figcaption>{text.figure(figures.indexOf(figure) + 1, caption)}</figcaption>
    </figure>
  )
}

/** The student manual, printable (SPEC §2 /studentmanual). Its pictures are the result views themselves. */
export function StudentManual() {
  usePrintHead(text.heading)
  return (
    <>
      <div className={classes.tools}>
        <PageHeader
          title={text.title}
          facts={text.facts}
          crumbs={[{ label: text.back, to: paths.home() }]}
          actions={
            <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
              {text.print}
            </Button>
          }
        />
      </div>
      <article className={classes.manual} aria-label={text.sheet}>
        <h2 className={classes.heading}>{text.heading}</h2>
        <p>{text.lead}</p>
        <nav className={classes.contents} aria-label={text.contents}>
          <h3>{text.contents}</h3>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
        </nav>
        {sections.map(({ id, title, blocks }, at) => (
          <section key={id} className={classes.section}>
            <h3>
              {at + 1}　{title}
            </h3>
            {blocks.map(block => (
              <BlockView key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </article>
    </>
  )
}
