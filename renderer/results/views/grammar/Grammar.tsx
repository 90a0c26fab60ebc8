import { Tabs } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useApi } from '../../../bridge/index'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import { grammarUnit, trainingContent } from '../../content/grammar-unit'
import { ResultFooter } from '../../parts/ResultFooter'
import { resultText } from '../../text'
import { useKeptTab } from '../../view-choices'
import type { WrapperProps } from '../../view-types'
import classes from './Grammar.module.css'
import { IntroductionPanel } from './IntroductionPanel'

const { grammar: grammarText } = resultText

/**
 * A grammar unit in two tabs (SPEC §2, §4). It starts on the introduction, or on the training if there is no
 * introduction or if the paper has answers, because all answers are in the training (chosen). The training file is
 * fetched once, when the training is first opened.
 */
export function Grammar({ paper, keys, renderPaper }: WrapperProps) {
  const { content, resource } = paper
  const unit = useMemo(() => grammarUnit(content), [content])
  const startsOnIntroduction = unit.introductions.length > 0 && paper.answers.length === 0
  const [tab, setTab] = useKeptTab(`grammar/${resource.topic_id}`, startsOnIntroduction ? 'introduction' : 'training')
  const [isTrainingOpened, setIsTrainingOpened] = useState(tab === 'training')
  const { file, type } = unit.training
  const { data, isError, isFetching, refetch } = useApi(
    'grammar-training-file',
    { resource_path: resource.resource_path, file: file ?? '' },
    { enabled: isTrainingOpened && file !== undefined },
  )
  const items = file === undefined ? noItems : data?.items
  const training = useMemo(
    () => (items === undefined ? null : { ...paper, content: trainingContent(content, items, type) }),
    [paper, content, items, type],
  )
  const change = (next: string | null): void => {
    setTab(next)
    if (next === 'training') setIsTrainingOpened(true)
  }

  return (
    <Tabs value={tab} onChange={change} keepMounted={false}>
      <Tabs.List className={classes.list} aria-label={grammarText.tabs}>
        <Tabs.Tab value="introduction">{grammarText.introduction}</Tabs.Tab>
        <Tabs.Tab value="training">{grammarText.training}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="introduction" className={classes.panel}>
        <IntroductionPanel introductions={unit.introductions} base={resource.resource_path} />
        <ResultFooter keys={keys} />
      </Tabs.Panel>
      <Tabs.Panel value="training" className={classes.panel}>
        {unit.training.name === undefined && type === undefined ? null : (
          <p className={classes.head}>
            {type === undefined ? null : <span className={classes.kind}>{grammarText.types[type]}</span>}
            {unit.training.name}
          </p>
        )}
        {training ? renderPaper(training) : null}
        {training || !isError ? null : (
          <ErrorState message={grammarText.fileFault} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {training || isError ? null : <Skeletons count={4} />}
        {training ? null : <ResultFooter keys={keys} />}
      </Tabs.Panel>
    </Tabs>
  )
}

const noItems: readonly never[] = []
