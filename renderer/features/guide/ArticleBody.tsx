import { KeyCaps } from '../../ui/keys/KeyCaps'
import type { Article, Block } from './article'
import classes from './Guide.module.css'
import { GuidePicture } from './GuidePicture'
import { GuideText } from './GuideText'

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <GuideText>{block}</GuideText>
      </p>
    )
  }
  if ('picture' in block) return <GuidePicture name={block.picture} alt={block.alt} />
  if ('note' in block) {
    return (
      <p className={classes.note}>
        <GuideText>{block.note}</GuideText>
      </p>
    )
  }
  if ('keys' in block) {
    return (
      <dl className={classes.keys}>
        {block.keys.map(([keys, action]) => (
          <div key={action}>
            <dt>
              <KeyCaps row={{ label: action, keys }} />
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    )
  }
  const [List, items] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.points] as const)
  return (
    <List className={classes.list}>
      {items.map(item => (
        <li key={item}>
          <GuideText>{item}</GuideText>
        </li>
      ))}
    </List>
  )
}

/** The blocks of an article, on the screen and on paper. */
export const ArticleBody = ({ article }: { article: Article }) => (
  <div className={classes.body}>
    {article.body.map(block => (
      <BlockView key={JSON.stringify(block)} block={block} />
    ))}
  </div>
)
