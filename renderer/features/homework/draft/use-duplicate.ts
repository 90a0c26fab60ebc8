/** 「同じ宿題をほかのクラスに出す」: opens a wizard with a copy of a homework. */
import { useNavigate } from 'react-router-dom'
import { BridgeError, callApi, showFailure } from '../../../bridge/index'
import { paths } from '../../../paths'
import { now } from '../../../ui/clock'
import { useBusy } from '../../../ui/use-busy'
import { wizards } from '../wizard-kinds'
import { duplicateDraft, kindOf, wizardKindOf } from './duplicate'

interface Duplicate {
  /** Reads the homework and opens the wizard of its kind at the last step. A failed read is shown as a toast. */
  duplicate(homeworkId: string): void
  busy: boolean
}

export function useDuplicate(): Duplicate {
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const open = async (id: string) => {
    try {
      const homework = await callApi('homework-basic-info', { id })
      const kind = kindOf(homework.homework_type)
      const plan = kind === 2 ? await callApi('periodic-plan-details', { homework_id: id }) : null
      const topics = plan ? [] : (await callApi('homework-topic-list', { id })).items
      const draft = duplicateDraft({ homework, topics, days: plan?.items ?? [] }, now())
      const wizard = wizardKindOf[kind]
      void navigate(paths.assign(wizard, wizards[wizard].steps.length), { state: { draft } })
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error
      showFailure(error.failure)
    }
  }
  return { duplicate: id => void run(() => open(id)), busy }
}
