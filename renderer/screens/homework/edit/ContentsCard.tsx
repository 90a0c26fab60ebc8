import { Button } from '@mantine/core'
import type { Content } from '../../../features/homework/draft/assign-draft'
import { paths } from '../../../paths'
import { Link } from '../../../ui/Link'
import classes from './Edit.module.css'
import { text } from './text'

/** At most this many titles are listed; the others are counted. */
const maxTitles = 8

interface Props {
  homeworkId: string
  contents: readonly Content[]
  fault: string | undefined
}

/** The contents of the homework in order, with a link to change them. */
export function ContentsCard({ homeworkId, contents, fault }: Props) {
  return (
    <section className={classes.card} aria-labelledby="hm-edit-contents" data-faulty={fault !== undefined || undefined}>
      <div className={classes.cardHead}>
        <h2 id="hm-edit-contents">{text.contents.title}</h2>
        <span className={classes.count}>{text.contents.count(contents.length)}</span>
        <Button
          component={Link}
          to={paths.homeworkEdit(homeworkId, 'topics')}
          size="compact-md"
          variant="default"
          className={classes.cardAction}
        >
          {text.contents.change}
        </Button>
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <ol className={classes.titles}>
        {contents.slice(0, maxTitles).map(content => (
          <li key={content.resource_id}>{content.resource_title}</li>
        ))}
      </ol>
      {contents.length > maxTitles && <p className={classes.why}>{text.contents.more(contents.length - maxTitles)}</p>}
    </section>
  )
}
