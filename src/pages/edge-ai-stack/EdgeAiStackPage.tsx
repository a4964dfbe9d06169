import { edgeAiStack } from '@content/pages/edge-ai-stack'
import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/closing/CallToAction'
import { LayerStack } from './LayerStack'

/** Edge AI Stack: `/edge-ai-stack` (R-ROUTE-23). */
export default function EdgeAiStackPage() {
  const { banner, layers, takesIn, passesOn, next } = edgeAiStack
  return (
    <>
      <Banner {...banner} />
      <LayerStack layers={layers} takesIn={takesIn} passesOn={passesOn} />
      <CallToAction {...next} />
    </>
  )
}

export const head = edgeAiStack.head
