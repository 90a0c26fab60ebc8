import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { pictureAddress } from '../../features/guide/pictures'
import { paths } from '../../paths'
import { PageHeader } from '../../ui/PageHeader'
import { usePrintHead } from '../../ui/use-print-head'
import classes from './StudentManual.module.css'
import { type ManualBlock, sections, text } from './text'

/** The pictures in their order, for their numbers. */
const pictures = sections.flatMap(({ blocks }) =>
  blocks.flatMap(block => (typeof block === 'object' && 'picture' in block ? [block.picture] : [])),
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
  const { picture, caption } = block
  return (
    <figure className={classes.figure}>
      <img src={pictureAddress(picture)} alt={caption} />
      <figcaption>{text.figure(pictures.indexOf(picture) + 1, caption)}</figcaption>
    </figure>
  )
}

/** The student manual, printable (SPEC §2 /studentmanual). Its pictures are taken from the running program. */
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
