import { DividerLine } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import { Benefits } from './components/benefits';
import { Faq } from './components/faq';
import { FromLibrary } from './components/from-library';
import { HomeNewsletter, LaterSignUp } from './components/home-newsletter';
import { Reveal } from './components/reveal';
import { Testimonials } from './components/testimonials';
import { TestPrompt } from './components/test-prompt';
import { Thought } from './components/thought';
import type { HomeData } from './home.queries';

/** All that lies below the first screen. */
export function HomeBelow() {
  const { latest } = useLoaderData<HomeData>();
  return (
    <>
      <Reveal>
        <Thought />
      </Reveal>
      <Reveal>
        <Benefits />
      </Reveal>
      <DividerLine />
      <Reveal isFar>
        <FromLibrary latest={latest} />
      </Reveal>
      <Reveal isFar>
        <Testimonials />
      </Reveal>
      <Reveal isFar>
        <TestPrompt />
      </Reveal>
      <Reveal isFar>
        <Faq />
      </Reveal>
      <Reveal isFar>
        <HomeNewsletter />
      </Reveal>
      <Reveal isFar>
        <LaterSignUp />
      </Reveal>
    </>
  );
}
