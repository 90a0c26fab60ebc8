import { limits } from '../../../../shared/domain/limits'
import { TextField } from '../../../ui/form/TextField'
import type { FieldProps } from '../../../ui/form/use-form-state'
import { text } from './text'

/** The title of a homework, with its length and the limit (SPEC §5; DESIGN §6). */
export const TitleField = (props: FieldProps<string>) => (
  <TextField {...props} size="md" label={text.title} max={limits.homeworkTitle} />
)
