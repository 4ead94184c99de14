import { type ClipboardEvent, type DragEvent, useState } from 'react'

interface DropTarget {
  /** Files hang over the element. */
  over: boolean
  handlers: {
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onPaste: (event: ClipboardEvent) => void
  }
}

/** What an element needs to take files that are dropped on it, or pasted while the focus is in it. */
export function useDropTarget(open: boolean, take: (files: File[]) => void): DropTarget {
  const [over, setOver] = useState(false)
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    over: over && open,
    handlers: {
      onDragOver(event) {
        if (!carriesFiles(event)) return
        // A closed field takes nothing, and the browser doesn't open the file in place of the page.
        event.preventDefault()
        event.dataTransfer.dropEffect = open ? 'copy' : 'none'
        setOver(true)
      },
      onDragLeave(event) {
        const to = event.relatedTarget
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false)
      },
      onDrop(event) {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        if (open) take([...event.dataTransfer.files])
      },
      onPaste(event) {
        const files = [...event.clipboardData.files]
        if (!open || files.length === 0) return
        event.preventDefault()
        take(files)
      },
    },
  }
}
