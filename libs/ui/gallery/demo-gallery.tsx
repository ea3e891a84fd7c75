import { HeroLine } from '../src/breath-line/hero-line';
import { PageHeader } from '../src/components/page-header/page-header';
import { ActionsDemo } from './actions-demo';
import { ChoicesDemo } from './choices-demo';
import { ColoursDemo } from './colours-demo';
import { CoversDemo } from './covers-demo';
import styles from './gallery.module.css';
import { FieldsDemo } from './fields-demo';
import { LinesDemo } from './lines-demo';
import { MessagesDemo } from './messages-demo';
import { SurfacesDemo } from './surfaces-demo';
import { TypeDemo } from './type-demo';

/** Every component in every state, for developers and designers. Holds the page's h1. */
export function DemoGallery() {
  return (
    <div>
      <div className={styles.top}>
        <PageHeader
          title="Komponenter"
          lead="Allt som sidorna byggs av, i alla lägen. Prova med tangentbord, i nattläge, med hög kontrast och med större text."
        />
        <HeroLine />
      </div>
      <ActionsDemo />
      <FieldsDemo />
      <ChoicesDemo />
      <MessagesDemo />
      <SurfacesDemo />
      <CoversDemo />
      <LinesDemo />
      <TypeDemo />
      <ColoursDemo />
    </div>
  );
}
