import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileTypePdf } from '@tabler/icons-react'
import { text } from './text'

interface Props {
  disabled: boolean
  count: number
  onChoose(kind: 'pdf' | 'pdf-each'): void
}

const choices = ['pdf', 'pdf-each'] as const

/** Saves the sheets as PDF: in one file, or in a file for each student. */
export const PdfMenu = ({ disabled, count, onChoose }: Props) => (
  <Menu position="bottom-end" width={340}>
    <Menu.Target>
      <Button
        variant="default"
        disabled={disabled}
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        rightSection={<IconChevronDown size={16} aria-hidden />}
      >
        {text.pdf.button}
      </Button>
    </Menu.Target>
    <Menu.Dropdown aria-label={text.pdf.button}>
      {choices.map(kind => (
        <Menu.Item key={kind} onClick={() => onChoose(kind)}>
          {text.pdf.choices[kind](count)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
