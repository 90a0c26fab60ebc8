import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths'
import { ListScreen } from '../../ui/list/ListView'
import { PageHeader } from '../../ui/PageHeader'
import { TabLinks } from '../../ui/TabLinks'
import { AchievementsTab } from './achievements/AchievementsTab'
import classes from './Ranking.module.css'
import { RankingTab } from './RankingTab'
import { text } from './text'

type Tab = keyof typeof text.tabNames

const tabs: Record<Tab, () => ReactNode> = { ranking: RankingTab, achievements: AchievementsTab }

/** ランキング: four rankings, and achievements with words of encouragement (SPEC §2, §7 Rankings and reports). */
export function Ranking() {
  const tab: Tab = useSearchParams()[0].get('tab') === 'achievements' ? 'achievements' : 'ranking'
  const Panel = tabs[tab]
  return (
    <ListScreen>
      <PageHeader title={text.title} facts={text.facts[tab]} />
      <div className={classes.bar}>
        <TabLinks label={text.tabs} names={text.tabNames} current={tab} to={each => paths.ranking({ tab: each })} />
      </div>
      <Panel />
    </ListScreen>
  )
}
