<?php
/* Installs WordPress and fills it with the posts of a JSON file: argv[1] the site's address, argv[2] the file. */
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($argv[1], PHP_URL_HOST) . ':' . parse_url($argv[1], PHP_URL_PORT);
require __DIR__ . '/site/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
if (!is_blog_installed()) {
    wp_install('Stillsam', 'bench', 'bench@stillsam.example', true, '', wp_generate_password());
    update_option('siteurl', $argv[1]);
    update_option('home', $argv[1]);
    foreach (get_posts(['numberposts' => -1]) as $post) wp_delete_post($post->ID, true);
    foreach (json_decode(file_get_contents($argv[2]), true) as $post) {
        $id = wp_insert_post([
            'post_title' => $post['title'],
            'post_name' => $post['slug'],
            'post_excerpt' => $post['excerpt'],
            'post_content' => $post['content'],
            'post_status' => 'publish',
        ], true);
        if (is_wp_error($id)) throw new Exception($id->get_error_message());
    }
    update_option('posts_per_page', 20);
    $GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/');
    flush_rewrite_rules(true);
}
