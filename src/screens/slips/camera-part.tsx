import { Camera, CameraOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { Recovery } from '../../core/slips/recovery.ts'
import { slipTexts } from '../../core/slips/texts.ts'
import { useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { quickReader } from './reader.ts'

type Fault = 'cameraDenied' | 'cameraNone' | 'cameraFailed' | 'cameraInsecure' | 'readerFailed'

type View =
  | { state: 'off' }
  | { state: 'starting' }
  | { state: 'on'; stream: MediaStream }
  | { state: 'failed'; fault: Fault }

/** Between two looks: a hand moves slower, and the reader leaves the page its time. */
const lookMs = 150

/** A slip that wasn't seen for so long was taken away, and is held there anew. */
const heldMs = 2000

/** Slips held before the camera. It is asked for when somebody starts it, and let go when they leave. */
export function CameraPart({ recovery }: { recovery: Recovery }) {
  const texts = useTexts(slipTexts)
  const [view, setView] = useState<View>({ state: 'off' })
  const [heard, setHeard] = useState(0)
  const video = useRef<HTMLVideoElement>(null)
  const stream = view.state === 'on' ? view.stream : null

  useEffect(() => {
    const shown = video.current
    if (!stream || !shown) return
    shown.srcObject = stream
    const stopped = new AbortController()
    let last = { text: '', at: 0 }
    watch(shown, stopped.signal, text => {
      // What is still held there isn't read once more.
      const isHeld = text === last.text && Date.now() - last.at < heldMs
      last = { text, at: Date.now() }
      if (isHeld) return
      const { fresh } = recovery.take(text)
      if (fresh > 0) setHeard(before => before + fresh)
    }).catch(() => {
      if (!stopped.signal.aborted) setView({ state: 'failed', fault: 'readerFailed' })
    })
    return () => {
      stopped.abort()
      for (const track of stream.getTracks()) track.stop()
    }
  }, [stream, recovery])

  async function start() {
    setView({ state: 'starting' })
    setHeard(0)
    setView(await openCamera())
  }

  return (
    <fieldset className="rd-slip-camera">
      <legend className="rd-slip-way">{texts.camera}</legend>
      <p className="rd-slip-hint">{texts.cameraHint}</p>
      {stream && (
        <video
          ref={video}
          className="rd-slip-video"
          aria-label={texts.cameraPicture}
          autoPlay
          muted
          playsInline
        />
      )}
      {stream ? (
        <Button icon={<Icon of={CameraOff} />} onClick={() => setView({ state: 'off' })}>
          {texts.stopCamera}
        </Button>
      ) : (
        <Button
          icon={<Icon of={Camera} />}
          busy={view.state === 'starting'}
          onClick={() => void start()}
        >
          {texts.startCamera}
        </Button>
      )}
      <p className="rd-slip-hint" role="status">
        {view.state === 'starting' && texts.cameraStarting}
        {stream && heard > 0 && texts.heard({ number: String(heard) })(heard)}
      </p>
      {view.state === 'failed' && <Alert>{texts[view.fault]}</Alert>}
    </fieldset>
  )
}

async function openCamera(): Promise<View> {
  if (!navigator.mediaDevices) return { state: 'failed', fault: 'cameraInsecure' }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    })
    return { state: 'on', stream }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError') return { state: 'failed', fault: 'cameraDenied' }
    if (name === 'NotFoundError' || name === 'OverconstrainedError')
      return { state: 'failed', fault: 'cameraNone' }
    return { state: 'failed', fault: 'cameraFailed' }
  }
}

/** Looks again and again until it is stopped. @throws where no reader can be loaded */
async function watch(video: HTMLVideoElement, signal: AbortSignal, hear: (text: string) => void) {
  const reader = await quickReader()
  while (!signal.aborted) {
    // A look at what isn't there yet fails; the next one sees it.
    const texts = video.readyState < 2 ? [] : await reader.read(video).catch(() => [])
    if (texts.length > 0 && !signal.aborted) hear(texts.join(' '))
    await new Promise(resolve => setTimeout(resolve, lookMs))
  }
}
