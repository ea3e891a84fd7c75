/** Loads the dashboard before a test starts, so that loading its chunks does not use up the test's time. */
import '../src/pages/dashboard/dashboard-page';
import '../src/pages/posts/posts-tab';
